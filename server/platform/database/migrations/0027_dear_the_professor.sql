CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"plain" text,
	"html" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone,
	"claim" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letters_state_known" CHECK ("letters"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("due_at") WHERE "letters"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "letters_member" ON "letters" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "letters_created" ON "letters" USING btree ("created_at");