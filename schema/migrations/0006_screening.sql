CREATE TABLE "sanctions_near_keys" (
	"key" integer NOT NULL,
	"spelling" bigint NOT NULL,
	CONSTRAINT "sanctions_near_keys_key_spelling_pk" PRIMARY KEY("key","spelling")
);
--> statement-breakpoint
CREATE TABLE "sanctions_spellings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_spellings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry" bigint NOT NULL,
	"kind" text NOT NULL,
	"printed" text NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_cases" (
	"decision_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"due" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screening_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"screening_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"api_key" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "four_eyes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions_entries" ADD COLUMN "identity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD COLUMN "entry_identity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sanctions_spellings" ADD CONSTRAINT "sanctions_spellings_entry_sanctions_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."sanctions_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD CONSTRAINT "screening_cases_decision_id_screening_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."screening_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD CONSTRAINT "screening_cases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_requests" ADD CONSTRAINT "screening_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_requests" ADD CONSTRAINT "screening_requests_api_key_api_keys_id_fk" FOREIGN KEY ("api_key") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sanctions_near_keys_spelling" ON "sanctions_near_keys" USING brin ("spelling" int8_minmax_ops);--> statement-breakpoint
CREATE INDEX "sanctions_spellings_entry_index" ON "sanctions_spellings" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "screening_cases_account_id_due_index" ON "screening_cases" USING btree ("account_id","due");--> statement-breakpoint
CREATE INDEX "screening_requests_account_id_created_at_index" ON "screening_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "screening_requests_screening_id_index" ON "screening_requests" USING btree ("screening_id");--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD CONSTRAINT "screening_decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_decisions" DROP COLUMN "entry_digest";