CREATE TABLE "store_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_settings_newest" ON "store_settings" USING btree ("id" DESC NULLS LAST);