CREATE TABLE "folds" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"overlay" text,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"officer_count" integer NOT NULL,
	"officers" text NOT NULL,
	"profile" text NOT NULL,
	CONSTRAINT "folds_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "folds" ADD CONSTRAINT "folds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "folds_due" ON "folds" USING btree ("until_day","company_id");--> statement-breakpoint
CREATE INDEX "folds_by_code" ON "folds" USING btree ("code");--> statement-breakpoint
INSERT INTO "folds" SELECT "company_id", 0, 0, '', NULL, '-infinity', '-infinity', 0, '', '' FROM "profiles";
