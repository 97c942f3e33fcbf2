CREATE TABLE "product_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_pictures_key" ON "product_pictures" USING btree ("key");