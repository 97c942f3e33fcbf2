ALTER TABLE "password_codes" DROP CONSTRAINT "password_codes_pkey";--> statement-breakpoint
ALTER TABLE "password_codes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "password_codes_email" ON "password_codes" USING btree ("email");--> statement-breakpoint
INSERT INTO "member_devices" ("member_id", "device_id") SELECT DISTINCT "member_id", "device_id" FROM "refresh_tokens" WHERE "device_id" IS NOT NULL ON CONFLICT DO NOTHING;
