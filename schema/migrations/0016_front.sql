CREATE TABLE "played_events" (
	"key_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"event" text NOT NULL,
	"on" date NOT NULL,
	"company_id" bigint NOT NULL,
	"key" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "played_events_key_id_sequence_pk" PRIMARY KEY("key_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_event" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "played_events" ADD CONSTRAINT "played_events_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_events" ADD CONSTRAINT "played_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "played_events_key_id_key_index" ON "played_events" USING btree ("key_id","key");