CREATE INDEX "cart_lines_sku" ON "cart_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "inquiry_lines_sku" ON "inquiry_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");