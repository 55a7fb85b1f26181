CREATE TABLE "bulk_add_rows" (
	"job_id" text NOT NULL,
	"row" integer NOT NULL,
	"office" text NOT NULL,
	"registry_no" text NOT NULL,
	"title" text,
	"outcome" text,
	"company_id" bigint,
	CONSTRAINT "bulk_add_rows_job_id_row_pk" PRIMARY KEY("job_id","row")
);
--> statement-breakpoint
CREATE TABLE "bulk_adds" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_reads" (
	"email" text NOT NULL,
	"sequence" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_reads_email_sequence_pk" PRIMARY KEY("email","sequence")
);
--> statement-breakpoint
CREATE TABLE "company_marks" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_marks_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"email" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_emails" ADD COLUMN "changes_read_through" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_add_rows" ADD CONSTRAINT "bulk_add_rows_job_id_bulk_adds_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_adds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_add_rows" ADD CONSTRAINT "bulk_add_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_adds" ADD CONSTRAINT "bulk_adds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_reads" ADD CONSTRAINT "change_reads_email_account_emails_email_fk" FOREIGN KEY ("email") REFERENCES "public"."account_emails"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_marks" ADD CONSTRAINT "company_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_marks" ADD CONSTRAINT "company_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_adds_account_id_created_at_index" ON "bulk_adds" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_adds_open" ON "bulk_adds" USING btree ("updated_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "company_marks_tags" ON "company_marks" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "sign_ins_account_id_id_index" ON "sign_ins" USING btree ("account_id","id");