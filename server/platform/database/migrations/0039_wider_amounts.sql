ALTER TABLE "products" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ALTER COLUMN "target_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coupon_rules" ALTER COLUMN "discount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coupon_rules" ALTER COLUMN "cap" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coupon_rules" ALTER COLUMN "minimum" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "point_entries" ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "point_entries" ALTER COLUMN "growth" SET DATA TYPE bigint;