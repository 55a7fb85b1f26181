CREATE TABLE "list_statements" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"until" date NOT NULL,
	"stated_by" text NOT NULL,
	"note" text,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_statements_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_office" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_root" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_id" bigint;--> statement-breakpoint
ALTER TABLE "list_statements" ADD CONSTRAINT "list_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_statements" ADD CONSTRAINT "list_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_statements_company_id_index" ON "list_statements" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "companies_former" ON "companies" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "companies_former_number" ON "companies" USING btree ("former_office","former_root");