ALTER TABLE "staff_acts" DROP CONSTRAINT "staff_acts_subject";--> statement-breakpoint
ALTER TABLE "staff_acts" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_subject" CHECK (num_nonnulls("staff_acts"."order_id", "staff_acts"."inquiry_id", "staff_acts"."after_sale_id", "staff_acts"."subject") >= 1);