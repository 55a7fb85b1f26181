ALTER TABLE "companies" ADD COLUMN "former_office" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_root" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_id" bigint;--> statement-breakpoint
CREATE INDEX "companies_former" ON "companies" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "companies_former_number" ON "companies" USING btree ("former_office","former_root");