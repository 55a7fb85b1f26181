CREATE TABLE "account_changes" (
	"account_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"change_id" bigint NOT NULL,
	CONSTRAINT "account_changes_account_id_sequence_pk" PRIMARY KEY("account_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "authority_watches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authority_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"person" text,
	"co_signers" text[] NOT NULL,
	"transaction" text,
	"amount" text,
	"currency" text NOT NULL,
	"answer" jsonb NOT NULL,
	"version" integer NOT NULL,
	"asked_on" date NOT NULL,
	"until_day" date NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"turned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_streams" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	"former" bigint
);
--> statement-breakpoint
CREATE TABLE "signer_states" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"overlay" text,
	"until_day" date NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "signer_states_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "account_events" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "change_ids" bigint[];--> statement-breakpoint
ALTER TABLE "change_counter" ADD COLUMN "base" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filed_checks" ADD COLUMN "turned_to" text;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_watches" ADD CONSTRAINT "authority_watches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_watches" ADD CONSTRAINT "authority_watches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signer_states" ADD CONSTRAINT "signer_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_change" ON "account_changes" USING btree ("change_id","account_id");--> statement-breakpoint
CREATE INDEX "authority_watches_of_account" ON "authority_watches" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "authority_watches_of_company" ON "authority_watches" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "authority_watches_due" ON "authority_watches" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "signer_states_due" ON "signer_states" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "notices_by_day" ON "notices" USING btree ("published_on","company_id");--> statement-breakpoint
UPDATE "change_counter" SET "base" = "last";--> statement-breakpoint
INSERT INTO "account_changes" ("account_id", "sequence", "change_id")
SELECT t."account_id", coalesce((SELECT "base" FROM "change_counter"), 0) + row_number() OVER (PARTITION BY t."account_id" ORDER BY ch."sequence"), ch."id"
FROM (SELECT "account_id", "company_id" FROM "follows" UNION ALL SELECT 0, "id" FROM "companies" WHERE "code" IS NOT NULL) t
JOIN "changes" ch ON ch."company_id" = t."company_id" WHERE ch."sequence" IS NOT NULL;--> statement-breakpoint
INSERT INTO "change_streams" ("account_id", "last", "former") SELECT "account_id", max("sequence"), max("sequence") FROM "account_changes" GROUP BY "account_id";
