/** Reduces job titles and degrees, which together with a firm can identify a person, to words from our own lists. */

const levels: readonly (readonly [level: string, pattern: RegExp])[] = [
  ['founder', /\b(co-?)?founder|owner|self[- ]employed|freelanc/i],
  ['executive', /\bc[efotmi]o\b|chief|president|\bvp\b|managing director|partner/i],
  ['director', /\bdirector|head of|\bhead\b/i],
  ['manager', /\bmanager|management|supervisor/i],
  ['lead', /\blead(er)?\b|principal|staff /i],
  ['senior', /\bsenior|\bsr\b/i],
  ['intern', /\bintern(ship)?\b|trainee|apprentice|working student|student/i],
  ['junior', /\bjunior|\bjr\b|assistant|graduate/i],
];

const areas: readonly (readonly [area: string, pattern: RegExp])[] = [
  ['engineering', /engineer|developer|software|programm|architect|devops|technolog|\bit\b|\bcto\b/i],
  ['data', /\bdata|analytic|machine learning|scientist|statistic|\bai\b/i],
  ['product', /\bproduct\b/i],
  ['design', /design|\bux\b|\bui\b|creative|artist/i],
  ['marketing', /market|brand|content|social media|communicat|\bseo\b|\bpr\b/i],
  ['sales', /sales|account exec|business develop|customer success|commercial/i],
  ['finance', /financ|account(ant|ing)|audit|invest|bank|tax|\bcfo\b/i],
  ['people', /\bhr\b|human resource|recruit|talent|people/i],
  ['legal', /legal|lawyer|attorney|counsel|compliance|paralegal/i],
  ['operations', /operation|logistic|supply|procure|project|program|admin/i],
  ['health', /nurse|doctor|physician|medical|clinic|health|pharma|dent/i],
  ['education', /teach|lectur|professor|tutor|education|school/i],
  ['research', /research|phd|postdoc/i],
  ['consulting', /consult|advis/i],
];

const degrees: readonly (readonly [degree: string, pattern: RegExp])[] = [
  ['doctorate', /\bph\.?\s?d|doctor|dphil/i],
  ['master', /master|\bm\.?(sc|a|eng|ba|phil|ed)\b|magister|diplom-/i],
  ['bachelor', /bachelor|\bb\.?(sc|a|eng|ba|com|tech|ed)\b|licen[cs]e/i],
  ['diploma', /diplom|certificat|associate/i],
  ['school', /high school|a-?level|abitur|baccalaur|secondary|matura/i],
];

/** The length of the beginning of a title that is read; longer titles are sentences. */
const longestTitle = 200;

function wordOf(table: readonly (readonly [string, RegExp])[], text: string): string | null {
  const title = text.slice(0, longestTitle);
  return table.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

/** Returns `null` if the level cannot be told from the title. */
export const levelOf = (title: string): string | null => wordOf(levels, title);
export const areaOf = (title: string): string | null => wordOf(areas, title);
export const degreeOf = (degree: string): string | null => wordOf(degrees, degree);
