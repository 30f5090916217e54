// Made by tools/page_types.py. Do not edit.

export type Nut = "acorn" | "beechnut" | "chestnut" | "walnut";
/** Everything that a seat may know. */
export interface View {
  round: number;
  rounds: number;
  leader: number;
  awake: number[];
  deck: number;
  hand: Nut[] | null;
  hands: number[];
  hollows: (Nut | null)[];
  stores: Nut[][];
  lost: { [name: string]: number };
}
