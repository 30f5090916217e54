"""HTTP: middleware, access, requests, responses, routes."""
