ALTER TABLE "test_cards" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "test_charges" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "test_cards" CASCADE;--> statement-breakpoint
DROP TABLE "test_charges" CASCADE;--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state_known";--> statement-breakpoint
-- Card payments of the demonstration that was: production took none.
UPDATE "payments" SET "state" = 'failed' WHERE "state" IN ('challenge', 'unknown', 'declined') OR ("method" = 'card' AND "state" = 'pending');--> statement-breakpoint
UPDATE "payments" SET "state" = 'refunded' WHERE "state" = 'refunding';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "refunded" = "amount" WHERE "state" = 'refunded';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "intent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout" UNIQUE("checkout");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute_known" CHECK ("payments"."dispute" in ('open', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('pending', 'succeeded', 'expired', 'failed', 'abandoned', 'refunded'));