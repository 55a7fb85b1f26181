ALTER TABLE "companies" ADD COLUMN "incomplete" text[];--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "undo_asked_by" text;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "undo_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "undo_asked_reason" text;--> statement-breakpoint
ALTER TABLE "term_ends" ADD COLUMN "account_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "term_ends" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "term_ends" DROP CONSTRAINT "term_ends_company_id_fact_id_pk";--> statement-breakpoint
ALTER TABLE "term_ends" ADD CONSTRAINT "term_ends_company_id_fact_id_account_id_hidden_pk" PRIMARY KEY("company_id","fact_id","account_id","hidden");--> statement-breakpoint
UPDATE "companies" c SET "incomplete" = (SELECT coalesce(array_agg(s.section ->> 'bolum'), '{}')
  FROM jsonb_array_elements(d.profile::jsonb -> 'veri_durumu') AS s(section) WHERE s.section ->> 'durum' <> 'tam' AND NOT (s.section ->> 'yapisal')::boolean)
FROM "folds" d WHERE d.company_id = c.id AND d.account_id = 0 AND d.profile <> '';
