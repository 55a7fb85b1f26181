CREATE TABLE "feed_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"rotation" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"caller" text NOT NULL,
	"word" text NOT NULL,
	"request" text NOT NULL,
	"status" smallint,
	"headers" jsonb,
	"body" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_caller_word_pk" PRIMARY KEY("caller","word")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"after_change" bigint NOT NULL,
	"until_change" bigint NOT NULL,
	"after_event" bigint NOT NULL,
	"until_event" bigint NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_mails" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"rhythm" text NOT NULL,
	"immediate" boolean NOT NULL,
	"digest_on" date NOT NULL,
	"digest_change" bigint NOT NULL,
	"digest_event" bigint NOT NULL,
	"urgent_change" bigint NOT NULL,
	"urgent_event" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_code_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "urgent" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "sandbox_day" date;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "world" bigint;--> statement-breakpoint
ALTER TABLE "feed_addresses" ADD CONSTRAINT "feed_addresses_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mails" ADD CONSTRAINT "member_mails_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_addresses_email_kind_sandbox_index" ON "feed_addresses" USING btree ("email","kind","sandbox");--> statement-breakpoint
CREATE INDEX "idempotent_answers_started_at_index" ON "idempotent_answers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mails_email_index" ON "mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree ("code") WHERE world is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_world" ON "companies" USING btree ("world","code") WHERE world is not null;