ALTER TABLE "companies" ADD COLUMN "country" text DEFAULT 'TR' NOT NULL;--> statement-breakpoint
-- Profiles built before know their country too.
UPDATE "profiles" SET "record" = "record" || '{"country": "TR"}';
