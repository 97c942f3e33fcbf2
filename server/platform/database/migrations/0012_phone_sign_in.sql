CREATE TABLE "phone_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"device_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"member_id" uuid,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_sign_ins_user_code_unique" UNIQUE("user_code")
);
--> statement-breakpoint
ALTER TABLE "phone_sign_ins" ADD CONSTRAINT "phone_sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_sign_ins_expiry" ON "phone_sign_ins" USING btree ("expires_at");