CREATE TABLE "account_events" (
	"account_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"event" text NOT NULL,
	"on" date NOT NULL,
	"company_id" bigint NOT NULL,
	"key" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_events_account_id_sequence_pk" PRIMARY KEY("account_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "screening_states" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_event" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "event" text DEFAULT 'sirket.degisiklik' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "event" text DEFAULT 'sirket.degisiklik' NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions_checks" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions_versions" ADD COLUMN "names" integer;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD COLUMN "told" text;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD COLUMN "frozen_on" date;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD COLUMN "reported_on" date;--> statement-breakpoint
ALTER TABLE "screening_cases" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "events" text[] DEFAULT '{sirket.degisiklik}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_states" ADD CONSTRAINT "screening_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_events_account_id_key_index" ON "account_events" USING btree ("account_id","key");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;