/** Third countries with strategic deficiencies: Delegated Regulation (EU) 2016/1675 as it stood on 29 January 2026. */
export const HIGH_RISK_COUNTRIES: readonly string[] = (
  "AF AO BO CD CI CM DZ HT IR KE KP LA LB " + "MC MM NA NP RU SS SY TT VE VG VN VU YE"
).split(" ");
