CREATE TABLE "product_documents" (
	"source" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_documents_key" ON "product_documents" USING btree ("key");