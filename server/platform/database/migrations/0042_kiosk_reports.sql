CREATE TABLE "kiosk_reports" (
	"device_id" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kiosk_reports" ADD CONSTRAINT "kiosk_reports_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;