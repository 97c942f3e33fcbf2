-- NOT VALID: every new value is held to its bounds; rows from before are left as they are, and none is scanned.
ALTER TABLE "after_sale_lines" ADD CONSTRAINT "after_sale_lines_quantity" CHECK ("after_sale_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_state_known" CHECK ("after_sales"."state" in ('requested', 'approved', 'refused', 'received', 'done')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_days" CHECK ("products"."delivery_days" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_price" CHECK ("skus"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_delivery_days" CHECK ("skus"."delivery_days" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_pack_size" CHECK ("skus"."pack_size" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_state_known" CHECK ("inquiries"."state" in ('submitted', 'in_progress', 'quoted', 'accepted', 'declined', 'expired')) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_quantity" CHECK ("inquiry_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_target_price" CHECK ("inquiry_lines"."target_price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_quoted_price" CHECK ("inquiry_lines"."quoted_price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_state_known" CHECK ("order_events"."state" in ('awaiting_payment', 'paid', 'in_stock_preparation', 'preparation_complete', 'out_of_storage', 'in_transit', 'completed', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price" CHECK ("order_lines"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_reserved" CHECK ("order_lines"."reserved" between 0 and "order_lines"."quantity") NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('awaiting_payment', 'paid', 'in_stock_preparation', 'preparation_complete', 'out_of_storage', 'in_transit', 'completed', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subtotal" CHECK ("orders"."subtotal" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping" CHECK ("orders"."shipping" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_discount" CHECK ("orders"."coupon_discount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_points_discount" CHECK ("orders"."points_discount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_points" CHECK ("orders"."points" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('pending', 'challenge', 'unknown', 'succeeded', 'declined', 'failed', 'abandoned', 'refunded', 'refunding')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0) NOT VALID;