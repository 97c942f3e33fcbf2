ALTER TABLE "cart_lines" ADD COLUMN "shown" jsonb;
--> statement-breakpoint
UPDATE "cart_lines" SET "shown" = jsonb_build_object('market_price', nullif("skus"."price", 0), 'pack_size', "skus"."pack_size", 'stock', "skus"."stock", 'delivery_days', "skus"."delivery_days") FROM "skus" WHERE "skus"."id" = "cart_lines"."sku_id";
