ALTER TABLE "companies" DROP CONSTRAINT "companies_code_unique";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "sandbox_day" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "world" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree ("code") WHERE world is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_world" ON "companies" USING btree ("world","code") WHERE world is not null;