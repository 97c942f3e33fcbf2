import { promises } from '../../../../server/modules/content/promises.ts';
import { sceneAt } from '../../../../server/modules/media/pictureAt.ts';
import { hero, type LandingText, monthly, reading, shelf, tiles } from '../landingParts.ts';
import { ultrasoundWeeks } from './ultrasoundWeeks.ts';

/** Pages for a time or for a kind of goods. */
export const offers: LandingText[] = [
  {
    id: 21,
    kind: 'active',
    title: ['Probe month', 'Mes de las sondas', 'Месяц датчиков', '探头月'],
    summary: [
      'Until the end of the month every probe is quoted together with covers and gel for it.',
      'Hasta fin de mes, cada sonda se presupuesta junto con sus fundas y su gel.',
      'До конца месяца к каждому датчику в предложение входят чехлы и гель.',
      '本月内，每把探头均连同配套保护套与耦合剂一并报价。',
    ],
    blocks: [
      hero(
        [
          'One request, everything for the probe',
          'Una solicitud, todo para la sonda',
          'Один запрос — всё для датчика',
          '一次询价，探头所需全有',
        ],
        [
          'Name the probe and the number of examinations: covers, gel and wipes come with the offer.',
          'Indique la sonda y el número de exploraciones: fundas, gel y toallitas van en la oferta.',
          'Назовите датчик и число исследований: чехлы, гель и салфетки войдут в предложение.',
          '告知探头型号和检查量，报价将包含保护套、耦合剂和湿巾。',
        ],
        sceneAt('6'),
        ['See all probes', 'Ver todas las sondas', 'Все датчики', '查看全部探头'],
        '/category/ultrasound-probes/32',
      ),
      monthly(
        ['Until the end of the month', 'Hasta fin de mes', 'До конца месяца', '截至本月底'],
        [
          'Requests that reach us before then are quoted as a set.',
          'Las solicitudes que lleguen antes se presupuestan como conjunto.',
          'Запросы, пришедшие до этого срока, оцениваются комплектом.',
          '在此之前收到的询价按套报价。',
        ],
      ),
      tiles(
        ['By shape', 'Por forma', 'По форме', '按形状选择'],
        'convex-probes linear-probes phased-probes endocavity-probes tee-probes volume-probes',
      ),
      shelf(['Fastest delivery', 'Entrega más rápida', 'Самая быстрая доставка', '最快交付'], 'ultrasound-probes'),
      shelf(
        ['Covers, gel, paper', 'Fundas, gel, papel', 'Чехлы, гель, бумага', '保护套、耦合剂、打印纸'],
        'diagnostic-consumables',
      ),
      reading('choosing-an-ultrasound-probe cleaning-an-ultrasound-transducer'),
    ],
  },
  ultrasoundWeeks,
  {
    id: 31,
    kind: 'promotion',
    title: ['Ready to ship', 'Listo para enviar', 'Готово к отправке', '现货速发'],
    summary: [
      'Machines and parts that leave the warehouse first, from all departments.',
      'Equipos y recambios que salen antes del almacén, de todos los departamentos.',
      'Аппараты и детали, которые уходят со склада первыми, из всех разделов.',
      '各科室设备与配件中最先出库的商品。',
    ],
    blocks: [
      hero(
        ['What stands on the shelf today', 'Lo que hoy está en el estante', 'Что сегодня стоит на полке', '今日在架'],
        [
          'Sorted by the day on which it can be with you.',
          'Ordenado por el día en que puede tenerlo.',
          'По дню, когда товар может быть у вас.',
          '按可送达日期排序。',
        ],
        sceneAt('7'),
        ['See everything', 'Ver todo', 'Смотреть всё', '查看全部'],
        '/product/productList?sort=delivery',
      ),
      shelf(['Monitoring', 'Monitorización', 'Мониторинг', '监护'], 'monitoring'),
      shelf(['Ultrasound', 'Ecografía', 'Ультразвук', '超声'], 'ultrasound'),
      shelf(['Surgical', 'Cirugía', 'Хирургия', '外科'], 'surgical'),
      shelf(['Radiology', 'Radiología', 'Рентгенология', '放射'], 'radiology'),
      promises,
    ],
  },
  {
    id: 41,
    kind: 'consumables',
    title: ['Consumables', 'Consumibles', 'Расходные материалы', '耗材'],
    summary: [
      'Gel, electrodes, gloves, syringes, sutures and wipes, by the box or by the pallet.',
      'Gel, electrodos, guantes, jeringas, suturas y toallitas, por caja o por palé.',
      'Гель, электроды, перчатки, шприцы, шовный материал и салфетки — коробками и паллетами.',
      '耦合剂、电极、手套、注射器、缝线和湿巾，按盒或按托盘供应。',
    ],
    blocks: [
      hero(
        ['Everything that is used up', 'Todo lo que se consume', 'Всё, что расходуется', '日常消耗，一应俱全'],
        [
          'Put a month into the cart, ask once, and order the same again from your quotation.',
          'Ponga un mes en el carrito, pida una vez y repita el pedido desde su presupuesto.',
          'Положите в корзину запас на месяц, запросите один раз и повторяйте заказ по предложению.',
          '把一个月的用量放入购物车，询价一次，之后按报价单复购。',
        ],
        sceneAt('5'),
        ['All consumables', 'Todos los consumibles', 'Все расходные материалы', '全部耗材'],
        '/category/consumables/5',
      ),
      tiles(
        ['By use', 'Por uso', 'По назначению', '按用途选择'],
        'ultrasound-gel probe-covers thermal-paper ecg-electrodes defib-pads gloves drapes masks syringes infusion-sets sutures wipes',
      ),
      shelf(['Diagnostics', 'Diagnóstico', 'Диагностика', '诊断耗材'], 'diagnostic-consumables'),
      shelf(['Electrodes', 'Electrodos', 'Электроды', '电极'], 'electrodes'),
      shelf(['Protection', 'Protección', 'Защита', '防护用品'], 'protective-wear'),
      shelf(
        ['Injection and infusion', 'Inyección e infusión', 'Инъекции и инфузия', '注射与输液'],
        'injection-and-infusion',
      ),
      shelf(
        ['Sutures and hygiene', 'Suturas e higiene', 'Шовный материал и гигиена', '缝线与清洁消毒'],
        'sutures-and-hygiene',
      ),
      promises,
    ],
  },
];
