ALTER TABLE "disclosures" ADD COLUMN "related_stocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "disclosures_corrected" ON "disclosures" USING btree ("corrects") WHERE corrects is not null;