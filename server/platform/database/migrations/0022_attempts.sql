CREATE TABLE "member_devices" (
	"member_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "member_devices_member_id_device_id_pk" PRIMARY KEY("member_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "rate_windows" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_devices" ADD CONSTRAINT "member_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_devices" ADD CONSTRAINT "member_devices_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_devices_device" ON "member_devices" USING btree ("device_id");--> statement-breakpoint
ALTER TABLE "password_codes" DROP COLUMN "tries_left";