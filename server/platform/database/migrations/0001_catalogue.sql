CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"seo_key" text NOT NULL,
	"texts" jsonb NOT NULL,
	"country" text NOT NULL,
	"founded" integer,
	"logo" jsonb,
	"search" "tsvector" NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"url" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"media_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seo_key" text NOT NULL,
	"path" integer[] NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" jsonb,
	"search" "tsvector" NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_accessories" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	CONSTRAINT "product_accessories_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_fits" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"brand_name" text NOT NULL,
	"model" text NOT NULL,
	"machine_id" integer,
	"note" text,
	CONSTRAINT "product_fits_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"code_key" text COLLATE "C" NOT NULL,
	"brand_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"condition" text NOT NULL,
	"delivery_days" integer NOT NULL,
	"stock" integer NOT NULL,
	"price" integer,
	"sort_name" text COLLATE "C" NOT NULL,
	"spec_tokens" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"item" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"code_key" text COLLATE "C" NOT NULL,
	"gtin" text COLLATE "C",
	"pack_size" integer NOT NULL,
	"stock" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"price" integer,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_accessories" ADD CONSTRAINT "product_accessories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fits" ADD CONSTRAINT "product_fits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_seo_key" ON "brands" USING btree ("seo_key");--> statement-breakpoint
CREATE INDEX "brands_name" ON "brands" USING btree ("brand_name");--> statement-breakpoint
CREATE INDEX "documents_product" ON "documents" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "groups_parent" ON "groups" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "groups_seo_key" ON "groups" USING btree ("seo_key");--> statement-breakpoint
CREATE INDEX "product_fits_machine" ON "product_fits" USING btree ("machine_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_code" ON "products" USING btree ("code");--> statement-breakpoint
CREATE INDEX "products_code_key" ON "products" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("group_id","brand_id","condition");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","group_id");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_code" ON "skus" USING btree ("code");--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "skus_code_key" ON "skus" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "skus_gtin" ON "skus" USING btree ("gtin");