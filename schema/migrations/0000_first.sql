CREATE TABLE "account_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"plan_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"categories" text[] NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"secret_sha256" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"slow_added_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "change_counter" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"on" date,
	"notice_id" bigint,
	"detail" jsonb NOT NULL,
	"origin" text DEFAULT 'notices' NOT NULL,
	"announced_at" timestamp with time zone,
	"sequence" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text,
	"office" text NOT NULL,
	"registry_root" text NOT NULL,
	"registry_no" text NOT NULL,
	"title" text,
	"title_key" text,
	"mersis_no" text,
	"branch" boolean DEFAULT false NOT NULL,
	"legal_form" text,
	"status" text,
	"province" text,
	"address" text,
	"established_on" date,
	"last_notice_on" date,
	"notice_count" integer DEFAULT 0 NOT NULL,
	"retrieved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" bigint NOT NULL,
	"announcement_id" bigint,
	"test" boolean DEFAULT false NOT NULL,
	"categories" text[] NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"round_start" smallint DEFAULT 0 NOT NULL,
	"http_status" smallint,
	"error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disclosures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"sandbox" boolean DEFAULT false NOT NULL,
	"company_id" bigint,
	"matched_by" text,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"office" text,
	"registry_no" text,
	"registry_root" text,
	"mersis_no" text,
	"published_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"summary" text,
	"link" text,
	"attachments" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disclosures_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"notice_id" bigint NOT NULL,
	"id" text NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"statement" jsonb NOT NULL,
	"quote" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"verified" boolean NOT NULL,
	"boxes" jsonb,
	"extractor" text NOT NULL,
	CONSTRAINT "facts_notice_id_id_pk" PRIMARY KEY("notice_id","id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "gazette_issues" (
	"day" date PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"issue" text,
	"listed" integer DEFAULT 0 NOT NULL,
	"matched" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"day" date NOT NULL,
	"component" text NOT NULL,
	"ok" integer DEFAULT 0 NOT NULL,
	"slow" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "measurements_day_component_pk" PRIMARY KEY("day","component")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"title" text,
	"published_on" date,
	"issue" text,
	"page" text,
	"notice_type" text NOT NULL,
	"registered_on" date,
	"notice_no" text,
	"pdf_key" text,
	"text" text,
	"whole" boolean DEFAULT true NOT NULL,
	"places" jsonb,
	"matters" text[],
	"unread" jsonb,
	"extractor" text,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "panel_sessions" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"company_allowance" integer NOT NULL,
	"hourly_limit" integer DEFAULT 600 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preparations" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"refresh" text,
	"found" integer DEFAULT 0 NOT NULL,
	"archived" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"report_id" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "report_files_report_id_sha256_pk" PRIMARY KEY("report_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"seal" text NOT NULL,
	"digest" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"signature" text NOT NULL,
	"issued_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_id_account_id_pk" PRIMARY KEY("id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sanctions_checks" (
	"list" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "sanctions_checks_list_day_pk" PRIMARY KEY("list","day")
);
--> statement-breakpoint
CREATE TABLE "sanctions_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"entry_id" text NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"from_version" bigint NOT NULL,
	"until_version" bigint,
	"seen_version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanctions_keys" (
	"entry" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"form" text NOT NULL,
	"strength" text NOT NULL,
	"printed" text NOT NULL,
	CONSTRAINT "sanctions_keys_entry_kind_key_pk" PRIMARY KEY("entry","kind","key")
);
--> statement-breakpoint
CREATE TABLE "sanctions_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"published_on" date,
	"sha256" text NOT NULL,
	"files" jsonb NOT NULL,
	"reader" text NOT NULL,
	"source" text NOT NULL,
	"records" integer,
	"former_records" integer,
	"unread" jsonb,
	"added" integer,
	"changed" integer,
	"removed" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"since" date,
	"retired_on" date,
	"refused" text
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"name" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screening_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_id" text NOT NULL,
	"entry_digest" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"decision" text NOT NULL,
	"note" text,
	"decided_by" text NOT NULL,
	"api_key" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_hits" (
	"company_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_id" text NOT NULL,
	"name_key" text NOT NULL,
	"hit" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screening_hits_company_id_list_entry_id_name_key_pk" PRIMARY KEY("company_id","list","entry_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screenings_id_account_id_pk" PRIMARY KEY("id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_cursors" (
	"source" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_notes" (
	"day" date NOT NULL,
	"component" text NOT NULL,
	"state" text NOT NULL,
	"tr" text NOT NULL,
	"en" text NOT NULL,
	CONSTRAINT "status_notes_day_component_pk" PRIMARY KEY("day","component")
);
--> statement-breakpoint
CREATE TABLE "term_ends" (
	"company_id" bigint NOT NULL,
	"fact_id" text NOT NULL,
	"ends_on" date NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"basis" text NOT NULL,
	"notice_id" bigint NOT NULL,
	"source" jsonb NOT NULL,
	CONSTRAINT "term_ends_company_id_fact_id_pk" PRIMARY KEY("company_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sandbox" boolean NOT NULL,
	"url" text NOT NULL,
	"categories" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"former_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failures_in_row" smallint DEFAULT 0 NOT NULL,
	"last_failure_counted_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"last_state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_emails" ADD CONSTRAINT "account_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_entries" ADD CONSTRAINT "sanctions_entries_from_version_sanctions_versions_id_fk" FOREIGN KEY ("from_version") REFERENCES "public"."sanctions_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_keys" ADD CONSTRAINT "sanctions_keys_entry_sanctions_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."sanctions_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD CONSTRAINT "screening_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_decisions" ADD CONSTRAINT "screening_decisions_api_key_api_keys_id_fk" FOREIGN KEY ("api_key") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_hits" ADD CONSTRAINT "screening_hits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_ends" ADD CONSTRAINT "term_ends_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_emails_account_id_index" ON "account_emails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "announcements_created_at_index" ON "announcements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_keys_account_id_index" ON "api_keys" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "changes_key" ON "changes" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "changes_feed" ON "changes" USING btree ("company_id","on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "changes_unannounced" ON "changes" USING btree ("company_id") WHERE announced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "changes_sequence" ON "changes" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "changes_by_company" ON "changes" USING btree ("company_id","sequence");--> statement-breakpoint
CREATE INDEX "changes_unnumbered" ON "changes" USING btree ("id") WHERE sequence is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_live_number" ON "companies" USING btree ("office","registry_root") WHERE code is null;--> statement-breakpoint
CREATE INDEX "companies_number" ON "companies" USING btree ("registry_root");--> statement-breakpoint
CREATE INDEX "companies_mersis" ON "companies" USING btree ("mersis_no");--> statement-breakpoint
CREATE INDEX "companies_title_prefix" ON "companies" USING btree ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_title_words" ON "companies" USING gin (to_tsvector('simple', coalesce(title_key, '')));--> statement-breakpoint
CREATE INDEX "deliveries_webhook_id_created_at_index" ON "deliveries" USING btree ("webhook_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_announcement_id_index" ON "deliveries" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "deliveries_over" ON "deliveries" USING btree ("last_attempt_at") WHERE state in ('succeeded', 'given_up');--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("due_at") WHERE state in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "deliveries_unpublished" ON "deliveries" USING btree ("due_at") WHERE published_at is null and state in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "disclosures_by_company" ON "disclosures" USING btree ("company_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "disclosures_number" ON "disclosures" USING btree ("registry_root") WHERE company_id is null;--> statement-breakpoint
CREATE INDEX "disclosures_mersis" ON "disclosures" USING btree ("mersis_no") WHERE company_id is null;--> statement-breakpoint
CREATE INDEX "disclosures_title" ON "disclosures" USING btree ("title_key") WHERE company_id is null;--> statement-breakpoint
CREATE INDEX "facts_company_id_index" ON "facts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "follows_by_title" ON "follows" USING btree ("account_id",title collate "tr-x-icu","company_id");--> statement-breakpoint
CREATE INDEX "follows_company_id_index" ON "follows" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "gazette_issues_open" ON "gazette_issues" USING btree ("next_try_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_ref" ON "notices" USING btree ("company_id","ref");--> statement-breakpoint
CREATE INDEX "panel_sessions_email_index" ON "panel_sessions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "panel_sessions_expires_at_index" ON "panel_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "preparations_open" ON "preparations" USING btree ("updated_at") WHERE stage <> 'ready' or refresh is not null;--> statement-breakpoint
CREATE INDEX "reports_account_id_created_at_index" ON "reports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_company_id_index" ON "reports" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_entries_content" ON "sanctions_entries" USING btree ("list","entry_id","digest","from_version");--> statement-breakpoint
CREATE INDEX "sanctions_entries_from" ON "sanctions_entries" USING btree ("from_version");--> statement-breakpoint
CREATE INDEX "sanctions_entries_until" ON "sanctions_entries" USING btree ("until_version") WHERE until_version is not null;--> statement-breakpoint
CREATE INDEX "sanctions_keys_key" ON "sanctions_keys" USING btree ("key","kind");--> statement-breakpoint
CREATE INDEX "sanctions_versions_in_force" ON "sanctions_versions" USING btree ("list","id" DESC NULLS LAST) WHERE completed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_versions_open" ON "sanctions_versions" USING btree ("list") WHERE completed_at is null and refused is null;--> statement-breakpoint
CREATE INDEX "screening_decisions_hit" ON "screening_decisions" USING btree ("account_id","list","entry_id","name_key");--> statement-breakpoint
CREATE INDEX "screenings_account_id_created_at_index" ON "screenings" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "screenings_company_id_index" ON "screenings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_email_index" ON "sign_in_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_index" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "term_ends_by_date" ON "term_ends" USING btree ("ends_on","company_id");--> statement-breakpoint
CREATE INDEX "webhooks_account_id_index" ON "webhooks" USING btree ("account_id");