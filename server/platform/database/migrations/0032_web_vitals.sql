CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"loads" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_device_vital_bucket_pk" PRIMARY KEY("day","page","device","vital","bucket")
);
