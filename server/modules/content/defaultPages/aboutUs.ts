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

- [One catalogue](/category) of equipment and the parts that keep it running, from probes to fuses.
- Compatibility listed model by model, before you order.
- An answer to every request for a quotation within ${QUOTE_REPLY_HOURS} hours, from a specialist you can name.

## Our promises

- a delivery time on every product
- the condition of every product: new, refurbished or used
- orders at exactly the prices of the quotation you accept

## Contact us

See [customer service](/customer-service).
`,
    `
{{store}} suministra a hospitales, clínicas y empresas de servicio técnico equipos médicos, recambios y consumibles.

## Qué hacemos

- [Un solo catálogo](/category) de equipos y de los recambios que los mantienen en marcha, de sondas a fusibles.
- Compatibilidad indicada modelo por modelo, antes de pedir.
- Respuesta a cada solicitud de presupuesto en ${QUOTE_REPLY_HOURS} horas, de un especialista con nombre y apellidos.

## Nuestros compromisos

- un plazo de entrega en cada producto
- el estado de cada producto: nuevo, reacondicionado o usado
- pedidos exactamente a los precios del presupuesto que acepta

## Contacto

Consulte [atención al cliente](/customer-service).
`,
    `
{{store}} поставляет больницам, клиникам и сервисным компаниям медицинское оборудование, запчасти и расходные материалы.

## Что мы делаем

- [Единый каталог](/category) оборудования и запчастей к нему, от датчиков до предохранителей.
- Совместимость указана по моделям ещё до заказа.
- На каждый запрос предложения за ${QUOTE_REPLY_HOURS} часа отвечает персональный менеджер.

## Наши обязательства

- срок поставки у каждого товара
- состояние каждого товара: новое, восстановленное или б/у
- заказ точно по ценам принятого предложения

## Контакты

См. раздел [поддержки](/customer-service).
`,
    `
{{store}} 为医院、诊所和维修企业供应医疗设备、配件和耗材。

## 我们做什么

- 提供[统一的产品目录](/category)，涵盖设备及其配件，从探头到保险丝。
- 下单前即可查看每个配件的适用机型。
- 每份询价在 ${QUOTE_REPLY_HOURS} 小时内由专属客户经理答复。

## 我们的承诺

- 每件商品标明交货期
- 每件商品标明成色：全新、翻新或二手
- 您接受的报价即为订单价格

## 联系方式

请见[客户服务](/customer-service)。
`,
  ],
};
