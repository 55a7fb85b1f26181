-- The keys of lists taken until now are of another kind: near names are found again once each list was read anew, which the next fetch does.
TRUNCATE "sanctions_near_keys";--> statement-breakpoint
ALTER TABLE "sanctions_near_keys" DROP CONSTRAINT "sanctions_near_keys_key_spelling_pk";--> statement-breakpoint
ALTER TABLE "sanctions_near_keys" ADD COLUMN "shape" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions_near_keys" ADD CONSTRAINT "sanctions_near_keys_key_shape_spelling_pk" PRIMARY KEY("key","shape","spelling");
