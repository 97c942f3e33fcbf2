ALTER TABLE "cart_lines" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "rep_id" uuid;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_rep_id_members_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_sku" UNIQUE("rep_id","customer_id","sku_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_cart" CHECK (("cart_lines"."member_id" is null) = ("cart_lines"."rep_id" is not null) and ("cart_lines"."rep_id" is null) = ("cart_lines"."customer_id" is null));