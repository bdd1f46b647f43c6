-- PostgreSQL's container runs this once, when its volume is empty: the role of the cms owns its database and nothing else.
\set password `cat /secrets/password`
create role cms login password :'password';
create database cms owner cms;
-- Without a password, the superuser can log in from a shell in the container only.
alter role postgres password null;
