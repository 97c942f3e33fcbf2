CREATE TABLE "member_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"flag" text NOT NULL,
	"key" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" jsonb,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	CONSTRAINT "check_ins_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "coupon_rules" (
	"code" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"texts" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"percent" integer,
	"cap" integer,
	"minimum" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"ends_at" timestamp with time zone,
	"quantity" integer,
	"taken" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_coupons_once" UNIQUE("member_id","code","reference")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"growth" integer NOT NULL,
	"reference" text NOT NULL,
	"order_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_reference" UNIQUE("member_id","reference")
);
--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_code_coupon_rules_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon_rules"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_messages_newest" ON "member_messages" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_messages_unread" ON "member_messages" USING btree ("member_id","flag") WHERE "member_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "member_coupons_order" ON "member_coupons" USING btree ("order_code") WHERE "member_coupons"."order_code" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_newest" ON "point_entries" USING btree ("member_id","id" DESC NULLS LAST);