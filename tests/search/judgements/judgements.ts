import { seededProducts } from '../../support/fixtures/catalogue/seededProducts.ts';
import { brandRecords, groupRecords } from '../../../demo/seed/outline/outline.ts';
import type { Facts, Judgement } from './Judgement.ts';
import { buyerJudgements } from './audiences/buyers.ts';
import { laterBuyerJudgements } from './audiences/buyersLater.ts';
import { languageJudgements } from './languages.ts';
import { laterJudgements } from './later.ts';
import { measureJudgements } from './measures.ts';
import { partNumberJudgements } from './partNumbers.ts';
import { sentenceJudgements } from './sentences.ts';
import { tradeJudgements } from './trade.ts';
import { numberInLetterJudgements } from './numbersInLetters.ts';
import { requestJudgements } from './requests.ts';
import { wardJudgements } from './audiences/wards.ts';
import { freshWordJudgements } from './freshWords.ts';
import { everydayJudgements } from './everyday.ts';
import { partAndTypeJudgements } from './partsAndTypes.ts';
import { valueAndNameJudgements } from './valuesAndNames.ts';
import { tenderJudgements } from './audiences/tenders.ts';
import { foreignTenderJudgements } from './audiences/tendersAbroad.ts';
import { engineerJudgements } from './audiences/engineers.ts';
import { foreignEngineerJudgements } from './audiences/engineersAbroad.ts';
import { departmentJudgements } from './audiences/departments.ts';
import { laterDepartmentJudgements } from './audiences/departmentsLater.ts';
import { laterEngineerJudgements } from './audiences/engineersLater.ts';
import { hospitalBuyerJudgements } from './hospitalBuyers.ts';
import { counterQuestionJudgements } from './counterQuestions.ts';
import { clinicBuyerJudgements } from './clinicBuyers.ts';
import { laterClinicBuyerJudgements } from './clinicBuyersLater.ts';
import { marketBuyerJudgements } from './marketBuyers.ts';
import { procurementJudgements } from './procurement.ts';
import { laterHospitalBuyerJudgements } from './hospitalBuyersLater.ts';
import { abbreviationAndUnitJudgements } from './unseen/abbreviationsAndUnits.ts';
import { formAndLanguageJudgements } from './unseen/formsAndLanguages.ts';
import { machineAndPartJudgements } from './unseen/machinesAndParts.ts';
import { ordinaryJudgements } from './unseen/ordinaryQueries.ts';
import { ordinaryLaterJudgements } from './unseen/ordinaryQueriesLater.ts';
import { strangerJudgements } from './strangers/strangers.ts';
import { practiceJudgements } from './strangers/practices.ts';
import { purchaserJudgements } from './strangers/purchasers.ts';
import { laterPurchaserJudgements } from './strangers/purchasersLater.ts';
import { laterStrangerJudgements } from './strangers/strangersLater.ts';
import { slipAndLookAlikeJudgements } from './unseen/slipsAndLookAlikes.ts';

/** Queries in four languages as buyers type them, each with what answers it, by the facts of the catalogue. */
export const judgements: readonly Judgement[] = [
  ...partNumberJudgements,
  ...tradeJudgements,
  ...languageJudgements,
  ...sentenceJudgements,
  ...measureJudgements,
  ...numberInLetterJudgements,
  ...wardJudgements,
  ...requestJudgements,
  ...laterJudgements,
  ...buyerJudgements,
  ...laterBuyerJudgements,
  ...freshWordJudgements,
  ...tenderJudgements,
  ...foreignTenderJudgements,
  ...engineerJudgements,
  ...foreignEngineerJudgements,
  ...laterEngineerJudgements,
  ...hospitalBuyerJudgements,
  ...laterHospitalBuyerJudgements,
  ...departmentJudgements,
  ...laterDepartmentJudgements,
  ...everydayJudgements,
  ...valueAndNameJudgements,
  ...partAndTypeJudgements,
  ...procurementJudgements,
  ...clinicBuyerJudgements,
  ...laterClinicBuyerJudgements,
  ...marketBuyerJudgements,
  ...counterQuestionJudgements,
  ...machineAndPartJudgements,
  ...slipAndLookAlikeJudgements,
  ...abbreviationAndUnitJudgements,
  ...formAndLanguageJudgements,
  ...ordinaryJudgements,
  ...ordinaryLaterJudgements,
  ...strangerJudgements,
  ...laterStrangerJudgements,
  ...practiceJudgements,
  ...purchaserJudgements,
  ...laterPurchaserJudgements,
];

/** The facts of every product of the demonstration catalogue. */
export function catalogueFacts(): Facts[] {
  const groups = new Map(groupRecords().map((group) => [group.id, group]));
  const brands = new Map(brandRecords().map(({ id, brand_name }) => [id, brand_name]));
  const above = (id: number | null): string[] => {
    const group = id === null ? undefined : groups.get(id);
    return group ? [group.seo_key, ...above(group.parent_id)] : [];
  };
  return seededProducts().map((record) => ({
    id: record.id,
    record,
    brand: brands.get(record.brand_id) ?? '',
    groups: new Set(above(record.group_id)),
  }));
}
