DELETE FROM "password_codes" "older" USING "password_codes" "newer" WHERE "older"."email" = "newer"."email" AND ("older"."expires_at", "older"."id") < ("newer"."expires_at", "newer"."id");--> statement-breakpoint
DROP INDEX "password_codes_email";--> statement-breakpoint
ALTER TABLE "password_codes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "password_codes" ADD PRIMARY KEY ("email");--> statement-breakpoint
ALTER TABLE "password_codes" ADD COLUMN "tries_left" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_codes" ADD COLUMN "earlier" jsonb DEFAULT '[]' NOT NULL;
