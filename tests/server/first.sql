BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	option VARCHAR(100), 
	"key" VARCHAR(80), 
	draws JSON NOT NULL, 
	events JSON NOT NULL, 
	last INTEGER NOT NULL, 
	undone INTEGER, 
	engine VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, n), 
	CONSTRAINT uq_entries_table_id_key UNIQUE (table_id, "key"), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',0,'start',NULL,NULL,NULL,'[110,61,117,23,74,59,45,100,44,6,88,85,92,42,17,28,36,15,122,121,40,105,2,30,1,18,77,53,46,55,37,97,68,80,67,118,58,107,8,129,56,124,12,114,76,7,39,90,63,19,0,5,31,25,20,33,89,106,22,125,60,104,79,123,103,38,108,86,83,101,99,112,72,3,13,4,82,87,115,14,10,93,27,81,75,24,51,109,50,52,47,16,113,43,32,102,34,71,116,11,69,91,35,62,126,73,9,26,48,111,120,41,49,29,70,66,64,57,84,98,96,128,119,95,94,127,78,21,65,54]','[{"n":1,"id":"ecosystem-event-dealt","args":{"round":1,"cards":10},"own":null}]',1,NULL,'0.1.0/1',1794794789833);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',1,'answer',0,'meadow','1f77cf29befb4c26bbacae32822edd9f','[]','[]',1,NULL,'0.1.0/1',1794794789858);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',2,'answer',1,'meadow','8f78d2c0bbfc4e17b258652775780c87','[8]','[{"n":2,"id":"ecosystem-event-picked","args":{"seat":0,"card":"meadow"},"own":null},{"n":3,"id":"ecosystem-event-picked","args":{"seat":1,"card":"meadow"},"own":null},{"n":4,"id":"ecosystem-event-neutral","args":{"card":"bear"},"own":null},{"n":5,"id":"ecosystem-event-placed","args":{"seat":0,"card":"meadow","cell":"r3c4","row":4,"col":5},"own":null},{"n":6,"id":"ecosystem-event-placed","args":{"seat":1,"card":"meadow","cell":"r3c4","row":4,"col":5},"own":null},{"n":7,"id":"ecosystem-event-passed","args":{"direction":"left"},"own":null}]',7,NULL,'0.1.0/1',1794794789871);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',3,'answer',0,'stream','020a62a387174b4d83ca8a4269cc1be6','[]','[]',7,NULL,'0.1.0/1',1794794789889);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',4,'answer',1,'fox','4f3f816308f04cd2a6e334760c3f224f','[1]','[{"n":8,"id":"ecosystem-event-picked","args":{"seat":0,"card":"stream"},"own":null},{"n":9,"id":"ecosystem-event-picked","args":{"seat":1,"card":"fox"},"own":null},{"n":10,"id":"ecosystem-event-neutral","args":{"card":"bear"},"own":null}]',10,NULL,'0.1.0/1',1794794789899);
INSERT INTO "entries" VALUES('yDe5pnjslKiUaJ5U',5,'answer',0,'r2c4','6233c9a6fbbf4ff385174da7d67c2964','[]','[]',10,NULL,'0.1.0/1',1794794789915);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	level VARCHAR(40), 
	token VARCHAR(64), 
	owner VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('yDe5pnjslKiUaJ5U',0,'Noor','human',NULL,'30daf35f2d9427b9caf9ae54aefc5faa1832dbc504c98ba05d6c7c50ee855015','a7ebdaebbde31e1061b1608b43cf09748ab6a67cf7c17d678b62637987259748');
INSERT INTO "seats" VALUES('yDe5pnjslKiUaJ5U',1,'Till','human',NULL,'6da5bc7188f60f3f8ff359ad50044e6322bb3e7ea9a8a3592ea5b1525d34c4e4','a7ebdaebbde31e1061b1608b43cf09748ab6a67cf7c17d678b62637987259748');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	game_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	start JSON NOT NULL, 
	position JSON NOT NULL, 
	mark INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	waiting JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	imported BOOLEAN NOT NULL, 
	owner VARCHAR(64), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('yDe5pnjslKiUaJ5U','ecosystem',1,'{"edition":"second","many_gaps":-5,"takebacks":"own"}',7,'{"weald":1,"game":"ecosystem","version":1,"seats":2,"options":{"edition":"second","many_gaps":-5,"takebacks":"own"},"start":{"step":"deal","seed":7,"drawn":0,"seats":2,"edition":"second","many_gaps":-5,"round":0,"turn":0,"deck":[],"hands":[[],[],[]],"masks":[[],[]],"pile":[]},"opening":[110,61,117,23,74,59,45,100,44,6,88,85,92,42,17,28,36,15,122,121,40,105,2,30,1,18,77,53,46,55,37,97,68,80,67,118,58,107,8,129,56,124,12,114,76,7,39,90,63,19,0,5,31,25,20,33,89,106,22,125,60,104,79,123,103,38,108,86,83,101,99,112,72,3,13,4,82,87,115,14,10,93,27,81,75,24,51,109,50,52,47,16,113,43,32,102,34,71,116,11,69,91,35,62,126,73,9,26,48,111,120,41,49,29,70,66,64,57,84,98,96,128,119,95,94,127,78,21,65,54],"answers":[]}','{"weald":1,"game":"ecosystem","version":1,"seats":2,"options":{"edition":"second","many_gaps":-5,"takebacks":"own"},"state":{"step":"draft","seed":7,"drawn":2,"seats":2,"edition":"second","many_gaps":-5,"round":1,"turn":2,"deck":["eagle","fox","dragonfly","meadow","deer","fox","bear","bee","bear","stream","trout","wolf","trout","bear","stream","meadow","meadow","stream","rabbit","dragonfly","bear","bee","stream","meadow","stream","stream","wolf","fox","bear","fox","meadow","trout","deer","wolf","deer","dragonfly","fox","eagle","stream","rabbit","fox","rabbit","stream","dragonfly","wolf","stream","meadow","trout","fox","stream","stream","stream","meadow","meadow","meadow","meadow","trout","eagle","meadow","rabbit","fox","bee","wolf","rabbit","bee","meadow","eagle","wolf","wolf","bee","bee","eagle","deer","stream","stream","stream","wolf","wolf","dragonfly","stream","stream","trout","meadow","wolf","deer","meadow","bear","eagle","bear","fox","bear","stream","eagle","bear","meadow","bee","meadow","deer","dragonfly","stream"],"hands":[["deer","trout","meadow","fox","rabbit","deer","stream","meadow","eagle"],["trout","rabbit","dragonfly","trout","trout","rabbit","wolf","deer","fox"],["dragonfly","bear","bear","deer","deer","deer","fox","wolf","bee"]],"masks":[[{"cell":"r3c4","card":"meadow"}],[{"cell":"r3c4","card":"meadow"}]],"pile":["bear"]},"answers":[[0,"stream"],[1,"fox"],[0,"r2c4"]]}',7,5,'[1]',0,0,'a7ebdaebbde31e1061b1608b43cf09748ab6a67cf7c17d678b62637987259748',1794794789827,1794794789916);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_seats_token ON seats (token);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;
