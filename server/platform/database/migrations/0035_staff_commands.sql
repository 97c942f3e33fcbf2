ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_known";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "sku_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ALTER COLUMN "sku_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_acts" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "method" = "payments"."method" FROM "payments" WHERE "payments"."id" = "refunds"."payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD COLUMN "inquiry_id" integer;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD COLUMN "after_sale_id" integer;--> statement-breakpoint
CREATE INDEX "staff_acts_inquiry" ON "staff_acts" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "staff_acts_after_sale" ON "staff_acts" USING btree ("after_sale_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request" UNIQUE("payment_id","request_key");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method_known" CHECK ("refunds"."method" in ('bank_transfer', 'card'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('pending', 'done', 'failed', 'replaced'));--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_subject" CHECK (num_nonnulls("staff_acts"."order_id", "staff_acts"."inquiry_id", "staff_acts"."after_sale_id") >= 1);