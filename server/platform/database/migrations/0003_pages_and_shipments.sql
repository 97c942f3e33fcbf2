CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"seo_key" text NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" jsonb,
	"groups" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_seo_key_unique" UNIQUE("seo_key")
);
--> statement-breakpoint
CREATE TABLE "page_configs" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_pages" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"number_key" text PRIMARY KEY NOT NULL,
	"logistics_number" text NOT NULL,
	"state" integer NOT NULL,
	"reached" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id");