/** Prefixes of keys of well-known services, as public secret scanners list them. */

/** Prefixes with which no ordinary word begins. */
export const surePrefixes =
  `[srp]k_(?:live|test|prod)_ whsec_ gh[pousr]_ github_pat_ xox[a-z]- xapp- AKIA ASIA ABIA ACCA eyJ bc1
  ltc1 addr1 nsec1 AGE-SECRET-KEY-1 tskey- do[opr]_v1_ sq0[a-z]{3}- GOCSPX- glpat- gl(?:ptt|dt|rt|cbt|oas|soat|ft|imt|agent|ffct)-
  xkeysib- xsmtpsib- PMAK- dckr_[op]at_ rubygems_ lin_(?:api|oauth)_ glsa_ glc_ NR(?:AK|JS|II|RA)- nfp_ pscale_[a-z]{2,5}_ sntry[su]_
  shippo_(?:live|test)_ duffel_(?:live|test)_ FLWSECK(?:_TEST)?- CFPAT- CLOJARS_ figd_ gsk_ pplx- ATATT3 ATCTT3 HRKU- ops_eyJ`
    .trim()
    .split(/\s+/);

/** Prefixes short enough to begin a word: a long run must follow. */
export const likelyPrefixes =
  `AIza sk- hf_ npm_ pypi- shp[a-z]{2}_ pul-(?=[0-9a-f]{38}) dapi(?=[0-9a-f]{30}) rdme_ sgp_ sbp_ pnu_ tfp_ xai- r8_ fo1_ fm2_ EZ[AT]K
  fio-u- p8e- LTAI AKCp ATBB s-s4t2(?:ud|af)- ico-(?=[A-Za-z0-9]{30}) api_org_ EAA[A-Z] ph[cx]_ (?:key-|live_|test_)(?=[0-9a-f]{30}) (?:secret|ntn)_(?=[A-Za-z0-9]{40}) (?:SK|AC)(?=[0-9a-f]{30}) [xyztuv]p(?:rv|ub)
  npub1 cosmos1 bnb1 stake1 xoxe-`
    .trim()
    .split(/\s+/);

/** Keys of several parts, with dots or a colon between them. */
export const partedKeys =
  String.raw`SG\.[\w-]{16,64}\.[\w-]{16,128} \d{7,12}:[\w-]{30,64} eyJ[\w-]{8,4000}(?:\.[\w-]{0,4000}){1,4}
  [MNO][\w-]{22,30}\.[\w-]{5,8}\.[\w-]{25,45} (?:ya29|hv[sbr]|dp\.(?:pt|st|ct|sa|scim|audit)|dt0c01|pat\w{14}|xoxe)\.[\w.-]{20,2000}
  (?:s|sk|pk|t1|v1\.0)[.-][\w-]{24,2000}(?:\.[\w-]{4,400})?`
    .trim()
    .split(/\s+/);
