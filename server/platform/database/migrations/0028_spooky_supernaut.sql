ALTER TABLE "conversations" ADD COLUMN "answer_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "house_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "reminded_at" timestamp with time zone;