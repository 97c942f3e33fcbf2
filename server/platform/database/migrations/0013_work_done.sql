ALTER TABLE "idempotent_replies" ADD COLUMN "done" text;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD COLUMN "holder" uuid;