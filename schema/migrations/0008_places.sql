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
ALTER TABLE "api_keys" ADD COLUMN "origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_addresses" ADD CONSTRAINT "feed_addresses_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_addresses_email_kind_sandbox_index" ON "feed_addresses" USING btree ("email","kind","sandbox");--> statement-breakpoint
CREATE INDEX "idempotent_answers_started_at_index" ON "idempotent_answers" USING btree ("started_at");