import { QUOTE_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const aboutUs: PublishText = {
  key: 'about-us',
  updated: '2026-11-25',
  title: ['About us', 'Quiénes somos', 'О нас', '关于我们'],
  body: [
    `
{{store}} supplies hospitals, clinics and service companies with medical equipment, parts and consumables.

## What we do

- We keep [one catalogue](/category) of machines and of what keeps them running, from a probe to a fuse.
- We say what fits what, model by model, before you order.
- We answer every request for a quotation within ${QUOTE_REPLY_HOURS} hours, by a person with a name.

## What you can hold us to

- a delivery time on every product
- the condition of every piece named: new, refurbished or used
- the prices of a quotation that you accept are the prices of its order

## How to reach us

All ways are on [customer service](/customer-service).
`,
    `
{{store}} suministra a hospitales, clínicas y empresas de servicio técnico equipos médicos, recambios y consumibles.

## Qué hacemos

- Mantenemos [un solo catálogo](/category) de equipos y de lo que los mantiene en marcha, de una sonda a un fusible.
- Decimos qué sirve para qué, modelo por modelo, antes de que pida.
- Respondemos toda solicitud de presupuesto en ${QUOTE_REPLY_HOURS} horas, con nombre y apellidos.

## Qué puede exigirnos

- un plazo de entrega en cada producto
- el estado de cada pieza: nuevo, reacondicionado o usado
- los precios del presupuesto que acepta son los de su pedido

## Cómo encontrarnos

Todas las vías están en [atención al cliente](/customer-service).
`,
    `
{{store}} поставляет больницам, клиникам и сервисным компаниям медицинское оборудование, запчасти и расходные материалы.

## Что мы делаем

- Ведём [единый каталог](/category) аппаратов и всего, что поддерживает их в работе, от датчика до предохранителя.
- Указываем, что к чему подходит, по моделям и до заказа.
- Отвечаем на каждый запрос предложения за ${QUOTE_REPLY_HOURS} часа; отвечает человек, которого можно назвать по имени.

## За что мы отвечаем

- срок поставки у каждого товара
- названное состояние каждой вещи: новое, восстановленное или б/у
- цены принятого коммерческого предложения — это цены заказа

## Как с нами связаться

Все способы — в разделе [поддержки](/customer-service).
`,
    `
{{store}} 为医院、诊所和维修企业供应医疗设备、配件和耗材。

## 我们做什么

- 提供[统一的产品目录](/category)，从整机到维持其运行的一切，大到探头，小到保险丝。
- 下单之前，逐一说明配件适用的机型。
- 每份询价在${QUOTE_REPLY_HOURS}小时内由具名的专人回复。

## 我们的承诺

- 每件商品标明交货期
- 每件商品标明成色：全新、翻新或二手
- 您接受的报价即为订单价格

## 联系方式

所有联系方式请见[客户服务](/customer-service)。
`,
  ],
};
