CREATE TABLE "filed_checks" (
	"id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"signature" text NOT NULL,
	"settled_on" date,
	"issued_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "filed_checks_id_account_id_pk" PRIMARY KEY("id","account_id")
);
--> statement-breakpoint
DROP INDEX "gazette_issues_open";--> statement-breakpoint
ALTER TABLE "gazette_issues" ADD COLUMN "listing" text;--> statement-breakpoint
ALTER TABLE "gazette_issues" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filed_checks" ADD CONSTRAINT "filed_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filed_checks" ADD CONSTRAINT "filed_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filed_checks_account_id_company_id_created_at_index" ON "filed_checks" USING btree ("account_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "filed_checks_company_id_index" ON "filed_checks" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "gazette_issues_unsettled" ON "gazette_issues" USING btree ("day") WHERE state <> 'none' and settled_at is null;