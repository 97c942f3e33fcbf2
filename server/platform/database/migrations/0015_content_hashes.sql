ALTER TABLE "after_sales" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD COLUMN "content_hash" text;