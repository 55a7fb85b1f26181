CREATE TABLE "report_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_emails" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "panel_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "account_hourly_limit" integer DEFAULT 6000 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "signs" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "signs" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_codes" ADD CONSTRAINT "report_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_codes_report_id_account_id_index" ON "report_codes" USING btree ("report_id","account_id");