CREATE TABLE "shown_days" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"known_from" date NOT NULL,
	"known_until" date NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"overlay" text,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"officer_count" integer NOT NULL,
	"officers" text NOT NULL,
	"profile" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shown_days_company_id_account_id_known_from_from_day_pk" PRIMARY KEY("company_id","account_id","known_from","from_day")
);
--> statement-breakpoint
ALTER TABLE "shown_days" ADD CONSTRAINT "shown_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_days_by_age" ON "shown_days" USING btree ("made_at");