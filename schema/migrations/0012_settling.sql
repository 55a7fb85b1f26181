CREATE TABLE "cases" (
	"id" text NOT NULL,
	"company_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	"why" text NOT NULL,
	"clause" jsonb NOT NULL,
	"fact_id" text,
	"sections" text[] NOT NULL,
	"people" text[] NOT NULL,
	"weight" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "cases_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	"fact_id" text NOT NULL,
	"case_id" text NOT NULL,
	"claim" text NOT NULL,
	"evidence" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_readings" (
	"notice_id" bigint PRIMARY KEY NOT NULL,
	"extractor" text,
	"facts" jsonb NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	"case_id" text NOT NULL,
	"clause" jsonb NOT NULL,
	"decision" text NOT NULL,
	"facts" jsonb NOT NULL,
	"replaces" text[] NOT NULL,
	"seen" text[] NOT NULL,
	"digest" text NOT NULL,
	"needs" smallint NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	"undone_reason" text,
	"confirmed_at" timestamp with time zone,
	"reopened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shares_decisions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_readings" ADD CONSTRAINT "second_readings_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "objections_once" ON "objections" USING btree ("account_id","company_id","case_id");--> statement-breakpoint
CREATE INDEX "objections_company_id_case_id_index" ON "objections" USING btree ("company_id","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_standing" ON "settlements" USING btree ("account_id","company_id","case_id","decided_by") WHERE undone_at is null and reopened_at is null;--> statement-breakpoint
CREATE INDEX "settlements_by_company" ON "settlements" USING btree ("company_id","account_id");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;